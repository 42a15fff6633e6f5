import { useState } from 'react';
import type { Day } from '../../values/days.ts';
import {
  explainDayProblem,
  findDayProblem,
  shortestStay,
  type ArrivalRules,
} from '../rules/stay.ts';

/** The arrival day chosen, why the last day tried was refused, and whether one is still missing. */
export function useArrival(rules: ArrivalRules | undefined) {
  const [arrival, setArrival] = useState<Day>();
  const [problem, setProblem] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  return {
    stay: arrival && rules ? shortestStay(arrival, rules.minimumNights) : undefined,
    problem,
    isMissing: isMissing && arrival === undefined,
    miss: () => {
      setIsMissing(true);
    },
    choose: (day: Day) => {
      const found = rules && findDayProblem(day, rules);
      setProblem(found && explainDayProblem(day, found));
      if (!found) setArrival(day);
    },
  };
}
