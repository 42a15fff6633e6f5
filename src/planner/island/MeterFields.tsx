import { useRef, useState } from 'react';
import type { GapFill } from '../meter/gaps.ts';
import type { Meter, MeterReading } from '../meter/meter-year.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import { formatWhole } from '../../numbers/format.ts';
import { BUTTONS, UNTRANSLATED } from '../../ui/classes.ts';
import { Field, LongTextField } from '../../forms/island/Field.tsx';
import { ChartTable } from './FiguresTable.tsx';
import type { MeterUpload } from './serve-requests.ts';

interface MeterFieldsProps {
  reading: MeterReading | undefined;
  /** The year from the readings in use. */
  meter: Meter | undefined;
  unreadable: string | undefined;
  onRead: (readings: MeterUpload['readings']) => void;
  onFill: (fill: GapFill) => void;
  onForget: () => void;
}

const CAPTION = 'Your meter readings, kWh a month';

/** Meter readings: a half-hourly file or twelve months. */
export function MeterFields(props: MeterFieldsProps) {
  const { reading, meter, unreadable, onRead, onFill, onForget } = props;
  const file = useRef<HTMLInputElement>(null);
  const [months, setMonths] = useState('');
  const [source, setSource] = useState<'file' | 'months'>();
  const fileError = source === 'file' ? unreadable : undefined;
  return (
    <>
      <p className="mt-2 mb-6 text-sm text-muted">
        Your readings never leave this browser: they are not sent anywhere or put in the link, and
        they are gone when you reload the page. If you can, leave out electric heating and car
        charging. We add those ourselves.
      </p>
      <Field
        id="meter-file"
        label="Half-hourly readings (CSV file)"
        hint="Download it from Octopus Energy, n3rgy or E.ON Next"
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
            setSource('file');
            onRead({ file: chosen });
          }}
        />
      </Field>
      <LongTextField
        id="meter-months"
        // Without a name, the browser does not restore it.
        name=""
        label="Or twelve monthly readings, kWh"
        hint="Start with January; separate them with spaces or new lines"
        error={source === 'months' ? unreadable : undefined}
        rows={3}
        value={months}
        onChange={setMonths}
      />
      <button
        type="button"
        className={`mt-3 ${BUTTONS.quiet}`}
        onClick={() => {
          setSource('months');
          onRead({ months });
        }}
      >
        Use these readings
      </button>
      <p className="mt-3" role="status">
        {unreadable ? (
          <span className="sr-only">{unreadable}</span>
        ) : (
          <>
            {reading?.looksLikeExport && (
              <strong className="mb-3 block">
                Are these your export readings? They are zero at night and highest around noon. If
                so, choose the file for the electricity you buy.
              </strong>
            )}
            <span>{meter?.summary}</span>
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
              // The button disappears with its readings, so move the focus.
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
  { fill: 'typical', label: 'As typical use' },
] as const;

function FillChoice({ fill: chosen, onFill }: { fill: GapFill; onFill: (fill: GapFill) => void }) {
  return (
    <fieldset className="mt-6" aria-describedby="meter-fill-hint">
      <legend className="font-strong">Treat missing half-hours as zero, or as typical use?</legend>
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
  const max = Math.max(...byMonth, 1);
  const bar = (kwh: number, month: number) =>
    `M${month * 30 + 4} ${HEIGHT}v${-(HEIGHT * kwh) / max}h22V${HEIGHT}z`;
  return (
    <figure className="mt-4">
      <figcaption className="font-strong">{CAPTION}</figcaption>
      <svg
        className={`picture ${UNTRANSLATED}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`}
        role="img"
        aria-label={`${CAPTION}. The highest is ${formatWhole(max)}. The table below has all values.`}
      >
        <path className="fill-mark-wind" d={byMonth.map(bar).join('')} />
        {MONTH_NAMES.map((name, month) => (
          <text key={name} x={month * 30 + 15} y={HEIGHT + 18} textAnchor="middle">
            {name.slice(0, 1)}
          </text>
        ))}
      </svg>
      <ChartTable
        caption={CAPTION}
        head={['Month', 'kWh']}
        rows={MONTH_NAMES.map((name, month) => [name, formatWhole(byMonth[month] ?? 0)])}
      />
    </figure>
  );
}
