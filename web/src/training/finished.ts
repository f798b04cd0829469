import type { LessonData } from "../client/api-types.ts";
import { keep, recall } from "../device/store.ts";
import { dayOf } from "./calendar.ts";

/** The keys of the lessons that were finished on this device. */
export const finishedLessons = (): string[] => recall<string[]>("lessons", []);

/** Keep that a lesson is finished. */
export const finishLesson = (key: string): void => keep("lessons", [...new Set([...finishedLessons(), key])]);

/** The day on which all lessons were finished, which is kept from then on; null while one is missing. */
export function diplomaDay(lessons: LessonData[]): string | null {
  const done = finishedLessons();
  if (!lessons.length || !lessons.every(({ key }) => done.includes(key))) return null;
  const day = recall("diploma", dayOf(new Date()));
  keep("diploma", day);
  return day;
}
