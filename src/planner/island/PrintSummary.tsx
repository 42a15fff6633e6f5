import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { FormattedRanking } from '../answer/format-ranking.ts';
import { headline, formatAnswer, formatReasons, summaryOf } from '../answer/format-answer.ts';
import { formatAvoided } from '../answer/quantities.ts';
import { cashFlow, GROWTHS } from '../engine/cost.ts';
import { listUnchangedDefaults, type DescribedField } from '../form/describe-plan.ts';
import { FIELD_SECTIONS } from '../form/fields.ts';
import type { FormFigures } from '../engine/prices.ts';
import { readPlanQuery } from '../form/entries.ts';
import { countOf, formatPounds, formatWhole } from '../../numbers/format.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import { BUTTONS } from '../../ui/classes.ts';
import type { Meter } from '../meter/meter-year.ts';
import { withMeter } from './use-planner.ts';
import { COST_ITEM_NAMES } from '../answer/texts.ts';
import { FiguresTable } from './FiguresTable.tsx';

interface PrintSummaryProps {
  answer: PlanAnswer;
  ranking: FormattedRanking;
  planFields: readonly DescribedField[];
  figures: FormFigures;
  query: string;
  /** Replaces the typical household if there are readings. */
  meter: Meter | undefined;
}

/** Facts that a survey will determine. */
const SURVEY = [
  ...Object.values(FIELD_SECTIONS.survey).map(({ label, unit }) => `${label}, ${unit}`),
  'Walls: exposure, condition, cavity',
  'Fuse box, meter and supply, phases',
  'Network’s export limit, kW',
];

/** A two-page summary of a plan for printing. */
export function PrintSummary({
  answer,
  ranking,
  planFields,
  figures,
  query,
  meter,
}: PrintSummaryProps) {
  const url = `${location.origin}/planner#planner?${query}`;
  const { cost, months } = answer;
  const { label, main, range } = headline(answer);
  const entries = withMeter(readPlanQuery(query), meter);
  return (
    <div className="print-summary">
      <button
        type="button"
        className={`my-4 print:hidden ${BUTTONS.quiet}`}
        onClick={() => {
          print();
        }}
      >
        Print two pages
      </button>
      <div className="print-summary-page">
        <p className="font-strong">{`${summaryOf(answer)}.`}</p>
        <p>{`${planFields.map(([name, value]) => `${name}: ${value}`).join('; ')}.`}</p>
        <p>
          <span>Open this plan again: </span>
          <a href={url}>{url}</a>
          {meter && (
            <span>{`. It uses your own meter readings, ${formatWhole(meter.yearKwh)} kWh a year, which the link does not include.`}</span>
          )}
        </p>
        <h3>What it costs</h3>
        <ul>
          {cost.lines
            .filter(({ pounds }) => pounds > 0)
            .map(({ item, pounds, lifetimeYears }) => (
              <li
                key={item}
              >{`${COST_ITEM_NAMES[item]}: ${formatPounds(pounds)}, lasts ${countOf(lifetimeYears, 'year')}`}</li>
            ))}
          {cost.unpriced.includes('turbine') && <li>turbine: ask us for a price</li>}
          {cost.grant > 0 && (
            <li>{`less grants, if you meet their conditions: ${formatPounds(cost.grant)}`}</li>
          )}
          <li className="font-strong">{`you pay: ${formatPounds(cost.paid)}`}</li>
          {cost.avoidedCost > 0 && <li>{formatAvoided(cost.avoidedCost)}</li>}
          {cost.loan > 0 && (
            <li>
              {`you can borrow ${formatPounds(cost.loan)} interest-free and repay ${formatPounds(cost.loanAMonth)} a month`}
            </li>
          )}
        </ul>
        <h3>A year with the plan</h3>
        <FiguresTable
          label="A year with the plan"
          head={['', 'Expected', 'Likely range']}
          rows={[
            [label, main, range],
            ...formatAnswer(answer).map(({ name, value, range = '' }) => [name, value, range]),
          ]}
        />
        <p>{`Reasons for the range: ${formatReasons(answer.spread).slice(0, 5).join('; ')}.`}</p>
        <h3>Balance after each year</h3>
        <p>
          {`You pay the cost after grants at the start${cost.avoidedCost > 0 ? ', less the price of a new boiler' : ''}. Worn-out equipment is replaced at today’s price. The saving stays the same or grows by 2% or 4% a year. The payback above is cost ÷ saving, without replacements. These are assumptions, not forecasts.`}
        </p>
        <CashFlow answer={answer} />
        <h3>Month by month</h3>
        <FiguresTable
          label="Month by month"
          head={['Month', 'Bill today', 'Bill with the plan', 'Made, kWh', 'Bought, kWh']}
          rows={MONTH_NAMES.map((name, month) => [
            name,
            formatPounds(answer.before.byMonth[month] ?? 0),
            formatPounds(answer.after.byMonth[month] ?? 0),
            formatWhole((months.wind[month] ?? 0) + (months.sun[month] ?? 0)),
            formatWhole(months.imported[month] ?? 0),
          ])}
        />
        {ranking.first.length > 0 && (
          <>
            <h3>Next steps</h3>
            <ul>
              {ranking.first.map(({ name, saves, cost: price, payback }) => (
                <li
                  key={name}
                >{`${name}: saves ${saves} a year, costs ${price}, payback ${payback}`}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="print-summary-page">
        <h3>For the survey</h3>
        <p>Measure these at the survey, then enter them in the planner to replace our estimates.</p>
        <ul>
          {SURVEY.map((line) => (
            <li key={line}>{`${line}: ____________`}</li>
          ))}
        </ul>
        <h3>Our assumptions</h3>
        <p>
          {`We used these where you did not change our figures. Every rule and price with its source: ${location.origin}/planner/method`}
        </p>
        <dl className="print-summary-sources">
          {listUnchangedDefaults(entries, figures).map(({ name, value, source }) => (
            <div key={name}>
              <dt>{`${name}: ${value}`}</dt>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function CashFlow({ answer: { cost, savedPounds } }: Pick<PrintSummaryProps, 'answer'>) {
  const flows = GROWTHS.map((growth) => cashFlow(cost, savedPounds, growth));
  const [constant = []] = flows;
  return (
    <FiguresTable
      label="Balance after each year"
      head={['After year', 'Today’s prices', '2% more a year', '4% more a year']}
      rows={constant.map((_, i) => [
        String(i + 1),
        ...flows.map((flow) => formatPounds(flow[i] ?? 0)),
      ])}
    />
  );
}
