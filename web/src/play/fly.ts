// Points on their way to the score: a number that flies from the sheet to the total.

import { isMotionReduced } from "../settings.svelte";

const FLIGHT_MS = 900;

/** Let points fly; quiet with reduced motion, and where there is nothing to fly to. */
export function fly(points: number, from: Element | null, to: Element | null): void {
  if (points <= 0 || !from || !to || isMotionReduced()) return;
  const [start, end] = [from, to].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  const number = document.createElement("span");
  number.className = "flying";
  number.textContent = `+${points}`;
  number.ariaHidden = "true";
  document.body.append(number);
  const middle = (box: DOMRect) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  const flight = number.animate(
    [
      { transform: `${middle(start)} scale(0.4)`, opacity: 0 },
      { transform: `${middle(start)} scale(1.3)`, opacity: 1, offset: 0.35 },
      { transform: `${middle(end)} scale(0.5)`, opacity: 0.2 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.4, 0, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => number.remove();
}
