import { memo } from 'react';
import type { Reply } from '../planner-state.ts';
import { FlowsPicture } from './FlowsPicture.tsx';
import { MonthsPicture } from './MonthsPicture.tsx';
import { WeekPicture } from './WeekPicture.tsx';

type PicturesProps = Pick<Reply, 'answer' | 'weeks'>;

/** A year in pictures, drawn once for each answer and not while controls move. */
export const Pictures = memo(function Pictures({ answer, weeks }: PicturesProps) {
  return (
    <>
      <div className="print:grid print:grid-cols-2 print:gap-8">
        <FlowsPicture flows={answer.then.flows} />
        <MonthsPicture months={answer.months} />
      </div>
      {weeks && <WeekPicture weeks={weeks} />}
    </>
  );
});
