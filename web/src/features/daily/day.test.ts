import { expect, test } from "vitest";
import { dayAfter, dayName, hoursAndMinutes, monthName, weekdayNames, weeksBefore } from "./day";

test("days are named as they are in UTC", () => {
  expect(dayName("2026-11-16", "en")).toBe("16 November 2026");
  expect(dayName("2026-11-16", "de")).toBe("16. November 2026");
  expect(monthName("2026-11-01", "de")).toBe("Nov");
  expect(weekdayNames("de")).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
});

test("days follow each other over the ends of months and leap days", () => {
  expect([dayAfter("2026-12-31", 1), dayAfter("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
});

test("weeks go from Monday to Sunday and end before today", () => {
  const weeks = weeksBefore("2026-11-18", 2);
  expect(weeks[0]).toEqual([9, 10, 11, 12, 13, 14, 15].map((day) => `2026-11-${String(day).padStart(2, "0")}`));
  expect(weeks[1]).toEqual(["2026-11-16", "2026-11-17", null, null, null, null, null]);
  expect(weeksBefore("2026-11-16", 1)).toEqual([[null, null, null, null, null, null, null]]);
});

test("a countdown never says less than is left", () => {
  expect([hoursAndMinutes(3600), hoursAndMinutes(3601), hoursAndMinutes(59), hoursAndMinutes(-5)]).toEqual([
    { hours: 1, minutes: 0 },
    { hours: 1, minutes: 1 },
    { hours: 0, minutes: 1 },
    { hours: 0, minutes: 0 },
  ]);
});
