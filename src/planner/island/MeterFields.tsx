import { useRef, useState } from 'react';
import type { Fill } from '../meter/gaps.ts';
import type { Meter, MeterReading } from '../meter/meter-year.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import { formatWhole } from '../../numbers/format.ts';
import { BUTTONS, UNTRANSLATED } from '../../ui/classes.ts';
import { Field, LongTextField } from '../../forms/island/Field.tsx';
import { PictureTable } from './pictures/PictureTable.tsx';
import type { GivenReadings } from './serve-requests.ts';

interface MeterFieldsProps {
  reading: MeterReading | undefined;
  /** The year of the reading that counts. */
  meter: Meter | undefined;
  unreadable: string | undefined;
  onRead: (readings: GivenReadings['readings']) => void;
  onFill: (fill: Fill) => void;
  onForget: () => void;
}

const CAPTION = 'What your meter counted, kWh a month';

/** The readings of a visitor's own meter: a file of half-hours or twelve months. */
export function MeterFields(props: MeterFieldsProps) {
  const { reading, meter, unreadable, onRead, onFill, onForget } = props;
  const file = useRef<HTMLInputElement>(null);
  const [months, setMonths] = useState('');
  const [given, setGiven] = useState<'file' | 'months'>();
  const fileError = given === 'file' ? unreadable : undefined;
  return (
    <>
      <p className="mt-2 mb-6 text-sm text-muted">
        Readings are read here and not kept: they are not sent, not part of a link, and not there on
        your next visit. Without electric heating and a car, if you can: those are worked out apart,
        and would count twice.
      </p>
      <Field
        id="meter-file"
        label="Half-hourly readings, a CSV file"
        hint="From the account pages of Octopus Energy, from n3rgy or E.ON Next"
        error={fileError}
      >
        <input
          ref={file}
          className="max-w-full"
          type="file"
          id="meter-file"
          accept=".csv,text/csv,text/plain"
          aria-invalid={fileError ? true : undefined}
          aria-describedby={fileError ? 'meter-file-hint meter-file-error' : 'meter-file-hint'}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (!chosen) return;
            setGiven('file');
            onRead({ file: chosen });
          }}
        />
      </Field>
      <LongTextField
        id="meter-months"
        // Nothing of it may be kept, so it has no name.
        name=""
        label="Or twelve months, kWh"
        hint="January first, with spaces or lines between them"
        error={given === 'months' ? unreadable : undefined}
        rows={3}
        value={months}
        onChange={setMonths}
      />
      <button
        type="button"
        className={`mt-3 ${BUTTONS.quiet}`}
        onClick={() => {
          setGiven('months');
          onRead({ months });
        }}
      >
        Use these months
      </button>
      <p className="mt-3" role="status">
        {unreadable ? (
          <span className="sr-only">{unreadable}</span>
        ) : (
          <>
            {reading?.isLikeExport && (
              <strong className="mb-3 block">
                Is this the electricity that you export? It has nothing at night and most around
                noon. If so, choose the file of what you buy instead.
              </strong>
            )}
            <span>{meter?.said}</span>
          </>
        )}
      </p>
      {reading?.fill && <FillChoice fill={reading.fill} onFill={onFill} />}
      {meter && (
        <>
          <MeterPicture meter={meter} />
          <button
            type="button"
            className={`mt-3 ${BUTTONS.quiet}`}
            onClick={() => {
              if (file.current) file.current.value = '';
              setMonths('');
              onForget();
              // The button goes with its readings.
              file.current?.focus();
            }}
          >
            Forget these readings
          </button>
        </>
      )}
    </>
  );
}

const FILLS = [
  { fill: 'zero', label: 'As zero' },
  { fill: 'typical', label: 'As a typical home' },
] as const;

function FillChoice({ fill: chosen, onFill }: { fill: Fill; onFill: (fill: Fill) => void }) {
  return (
    <fieldset className="mt-6" aria-describedby="meter-fill-hint">
      <legend className="font-strong">
        Count missing half-hours as zero, or as a typical home?
      </legend>
      <p className="text-muted" id="meter-fill-hint">
        Some suppliers leave out half-hours in which you bought nothing
      </p>
      {FILLS.map(({ fill, label }) => (
        <label key={fill} className="flex min-h-11 w-fit items-center gap-3">
          <input
            type="radio"
            className="size-6"
            name="meter-fill"
            checked={fill === chosen}
            onChange={() => {
              onFill(fill);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const WIDTH = 360;
const HEIGHT = 120;

function MeterPicture({ meter: { byMonth } }: { meter: Meter }) {
  const most = Math.max(...byMonth, 1);
  const bar = (kwh: number, month: number) =>
    `M${month * 30 + 4} ${HEIGHT}v${-(HEIGHT * kwh) / most}h22V${HEIGHT}z`;
  return (
    <figure className="mt-4">
      <figcaption className="font-strong">{CAPTION}</figcaption>
      <svg
        className={`picture ${UNTRANSLATED}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}
        role="img"
        aria-label={`${CAPTION}. The highest is ${formatWhole(most)}; the table under it has all.`}
      >
        <path className="fill-mark-wind" d={byMonth.map(bar).join('')} />
        {MONTH_NAMES.map((name, month) => (
          <text key={name} x={month * 30 + 15} y={HEIGHT + 18} textAnchor="middle">
            {name.slice(0, 1)}
          </text>
        ))}
      </svg>
      <PictureTable
        caption={CAPTION}
        head={['Month', 'kWh']}
        rows={MONTH_NAMES.map((name, month) => [name, formatWhole(byMonth[month] ?? 0)])}
      />
    </figure>
  );
}
