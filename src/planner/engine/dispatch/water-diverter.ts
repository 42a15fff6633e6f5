import { CLOCK, DAYS } from '../clock.ts';

/**
 * A tank of hot water that takes what is spare. What it took yesterday the heating need not make today; it holds what a
 * day takes.
 */
export interface WaterDiverter {
  readonly dailyKwh: number;
  /** What it still takes today. */
  roomKwh: number;
  /** Share of today's hot water that yesterday brought, 0 to 1. */
  readyShare: number;
  /** kWh of the year so far. */
  divertedKwh: number;
}

/** @param hotWaterKwh heat of a year */
export function startDiverter(hotWaterKwh: number): WaterDiverter {
  const dailyKwh = hotWaterKwh / DAYS;
  return { dailyKwh, roomKwh: dailyKwh, readyShare: 0, divertedKwh: 0 };
}

/** Turns the day where an hour of the year begins one. */
export function turnDay(tank: WaterDiverter, hour: number): void {
  if (hour > 0 && CLOCK.day[hour] === CLOCK.day[hour - 1]) return;
  tank.readyShare = tank.dailyKwh > 0 ? 1 - tank.roomKwh / tank.dailyKwh : 0;
  tank.roomKwh = tank.dailyKwh;
}
