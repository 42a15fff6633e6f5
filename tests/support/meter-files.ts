/** Half-hourly consumption of a fictional household, kWh: higher in the evening and in winter. */
export function madeUpKwh(from: Date): number {
  const evening = from.getUTCHours() >= 17 && from.getUTCHours() < 22 ? 0.3 : 0;
  const winter = 0.05 * (1 + Math.cos((from.getUTCMonth() / 12) * 2 * Math.PI));
  return Number((0.1 + evening + winter).toFixed(3));
}

/** The start of every half-hour in a period, in UTC. */
export function halfHoursOf(from: string, days: number): Date[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days * 48 }, (_, i) => new Date(start + i * 1_800_000));
}

const pad = (value: number) => String(value).padStart(2, '0');

/** British local time with its UTC offset, in the format of suppliers. */
function withOffset(time: Date): string {
  const year = time.getUTCFullYear();
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  const isSummer = time.getTime() >= change(2) && time.getTime() < change(9);
  const local = new Date(time.getTime() + (isSummer ? 3_600_000 : 0));
  return `${local.toISOString().slice(0, 19)}+0${isSummer ? 1 : 0}:00`;
}

const end = (from: Date) => new Date(from.getTime() + 1_800_000);
const inUtc = (time: Date) =>
  `${time.getUTCFullYear()}-${pad(time.getUTCMonth() + 1)}-${pad(time.getUTCDate())} ${pad(time.getUTCHours())}:${pad(time.getUTCMinutes())}`;

/** Half-hourly files in the formats of three sources. */
export const METER_FILES = {
  octopus: (times: readonly Date[]) =>
    [
      ' Consumption (kwh), Start, End',
      ...times.map((from) =>
        [madeUpKwh(from).toFixed(6), withOffset(from), withOffset(end(from))].join(', '),
      ),
    ].join('\n'),
  'octopus with costs': (times: readonly Date[]) =>
    [
      'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
      ...times.map((from) =>
        [madeUpKwh(from), 3.1, 1.2, withOffset(from), withOffset(end(from))].join(', '),
      ),
    ].join('\r\n'),
  n3rgy: (times: readonly Date[]) =>
    [
      'timestamp (UTC),energyConsumption (kWh)',
      ...times.map((from) => `${inUtc(end(from))},${madeUpKwh(from)}`),
    ].join('\n'),
  'e.on next': (times: readonly Date[]) =>
    [
      'interval_start,interval_end,consumption_kwh',
      ...times.map((from) => `${withOffset(from)},${withOffset(end(from))},${madeUpKwh(from)}`),
    ].join('\n'),
} as const;

const JUNE = halfHoursOf('2025-06-02', 28);
const withZ = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;
/** No import from 07:00 to 20:00. */
const zerosWritten = [
  'Consumption (kwh), Start, End',
  ...JUNE.map((from) => {
    const isSunny = from.getUTCHours() >= 7 && from.getUTCHours() < 20;
    return [isSunny ? '0.000000' : '0.350000', withZ(from), withZ(end(from))].join(', ');
  }),
  '',
].join('\n');

/** 28 days in suppliers' formats: with panels by day, the same without the zeros, and with a meter's error code. */
export const SUPPLIER_FILES = {
  'zeros-written': zerosWritten,
  'zeros-left-out': zerosWritten.replaceAll(/^0\.0{6},.*\n/gm, ''),
  'error-code': [
    'timestamp (UTC),energyConsumption (kWh)',
    ...JUNE.map((from, i) => `${inUtc(end(from))},${i === 700 ? 4294967.295 : 0.2}`),
  ].join('\n'),
} as const;
