/** A finished game as a picture to share, painted in this browser: the sheet as it is drawn on the page, and a few words. */

import { PILES } from "../../core/constants";
import { rows, SIGNS, type Square } from "./squares";

export const WIDTH = 1080;
export const HEIGHT = 1440;
const EDGE = 60;
const SHEET = 920;

export interface Caption {
  title: string;
  lines: readonly string[];
}

/** Paints the sheet and the words below it onto a canvas. */
export function paintResult(canvas: HTMLCanvasElement, sheet: SVGSVGElement, caption: Caption): void {
  paint(canvas, caption, (pen) => paintSvg(pen, sheet, { x: (WIDTH - SHEET) / 2, y: EDGE, size: SHEET }));
}

/** Paints a square for every card, in the rows of the piles, and the words below them onto a canvas. */
export function paintSquares(canvas: HTMLCanvasElement, squares: readonly Square[], caption: Caption): void {
  const size = SHEET / Math.max(...PILES);
  const inside = size * 0.84;
  paint(canvas, caption, (pen) => {
    rows(squares).forEach((row, down) => {
      row.forEach((square, across) => {
        pen.fillStyle = colour(square ? SIGNS[square].colour : "--rule");
        const x = (WIDTH - row.length * size) / 2 + across * size;
        const y = EDGE + (SHEET - PILES.length * size) / 2 + down * size;
        pen.beginPath();
        pen.roundRect(x + (size - inside) / 2, y, inside, inside, inside / 6);
        pen.fill();
      });
    });
  });
}

function paint(
  canvas: HTMLCanvasElement,
  { title, lines }: Caption,
  top: (pen: CanvasRenderingContext2D) => void,
): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const font = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  top(pen);
  pen.textAlign = "center";
  pen.fillStyle = colour("--ink");
  let y = EDGE + SHEET + 100;
  write(pen, title, y, 76, `600 {size}px ${font("--serif")}`);
  pen.fillStyle = colour("--ink-soft");
  for (const line of lines) write(pen, line, (y += 60), 42, `400 {size}px ${font("--sans")}`);
}

/** A colour of the theme as it is now, by day or by night. */
function colour(name: string): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = `var(${name})`;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The canvas as a PNG. */
export function png(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** One line in the middle, as large as it may be and small enough to fit. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, size: number, font: string): void {
  pen.font = font.replace("{size}", `${size}`);
  const width = pen.measureText(text).width;
  const room = WIDTH - 2 * EDGE;
  if (width > room) pen.font = font.replace("{size}", `${Math.floor((size * room) / width)}`);
  pen.fillText(text, WIDTH / 2, y);
}

/** Paints what an SVG shows, with the page's own styles and fonts; no more than a board needs. */
function paintSvg(
  pen: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  place: { x: number; y: number; size: number },
): void {
  const box = svg.viewBox.baseVal;
  const scale = place.size / Math.max(box.width, box.height);
  const [left, top] = [(place.size - box.width * scale) / 2, (place.size - box.height * scale) / 2];
  pen.save();
  pen.translate(place.x + left, place.y + top);
  pen.scale(scale, scale);
  pen.translate(-box.x, -box.y);
  for (const one of svg.querySelectorAll<SVGElement>("path, rect, circle, text")) paintElement(pen, one);
  pen.restore();
}

function paintElement(pen: CanvasRenderingContext2D, one: SVGElement): void {
  const style = getComputedStyle(one);
  if (style.display === "none") return;
  pen.globalAlpha = Number(style.opacity);
  if (one instanceof SVGTextElement) {
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.textAlign = style.textAnchor === "middle" ? "center" : "left";
    pen.fillStyle = style.fill;
    pen.fillText(one.textContent, number(one, "x"), number(one, "y"));
    return;
  }
  const shape = outline(one);
  if (style.fill !== "none") {
    pen.fillStyle = style.fill;
    pen.fill(shape);
  }
  if (style.stroke === "none") return;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = parseFloat(style.strokeWidth);
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  // Where a length is given, the dashes only serve to animate a stroke.
  const dashes = one.hasAttribute("pathLength") ? [] : style.strokeDasharray.split(",").map(parseFloat);
  pen.setLineDash(dashes.filter(Number.isFinite));
  pen.stroke(shape);
}

function outline(one: SVGElement): Path2D {
  if (one instanceof SVGPathElement) return new Path2D(one.getAttribute("d") ?? "");
  const shape = new Path2D();
  if (one instanceof SVGCircleElement)
    shape.arc(number(one, "cx"), number(one, "cy"), number(one, "r"), 0, 2 * Math.PI);
  else
    shape.roundRect(number(one, "x"), number(one, "y"), number(one, "width"), number(one, "height"), number(one, "rx"));
  return shape;
}

const number = (one: SVGElement, name: string) => Number(one.getAttribute(name) ?? 0);
