/** The hour and the minutes of "09:30". */
export function partsOf(time = ''): [hour: number, minutes: number] {
  const [hour = NaN, minutes = NaN] = time.split(':').map(Number);
  return [hour, minutes];
}

/** "09:30" as 9.30am. */
export function formatTime(time?: string): string {
  const [hour, minutes] = partsOf(time);
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`;
}
