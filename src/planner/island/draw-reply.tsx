import type { ReactElement } from 'react';
import { AnswerLines } from './AnswerLines.tsx';
import { FlowsPicture } from './pictures/FlowsPicture.tsx';
import { MonthsPicture } from './pictures/MonthsPicture.tsx';
import { WeekPicture } from './pictures/WeekPicture.tsx';
import type { Reply } from './planner-state.ts';

interface DrawnReply {
  lines: ReactElement;
  pictures: ReactElement;
}

const drawn = new WeakMap<Reply, DrawnReply>();

/** A reply's figures and pictures: for the same reply the same elements, which React passes over while controls move. */
export function drawReply(reply: Reply): DrawnReply {
  const known = drawn.get(reply) ?? draw(reply);
  drawn.set(reply, known);
  return known;
}

const draw = ({ answer, weeks }: Reply): DrawnReply => ({
  lines: <AnswerLines answer={answer} />,
  pictures: (
    <>
      <div className="print:grid print:grid-cols-2 print:gap-8">
        <FlowsPicture flows={answer.then.flows} />
        <MonthsPicture months={answer.months} />
      </div>
      {weeks && <WeekPicture weeks={weeks} />}
    </>
  ),
});
