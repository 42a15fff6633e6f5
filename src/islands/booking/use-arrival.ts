import { useState } from 'react';
import type { Day } from '../../model/values/days.ts';
import {
  explainObstacle,
  findObstacle,
  shortestStay,
  type ArrivalRules,
} from '../../domain/booking/stay.ts';

/** The arrival a visitor has chosen, why the last try was refused, and whether one is missing. */
export function useArrival(rules: ArrivalRules | undefined) {
  const [arrival, setArrival] = useState<Day>();
  const [refusal, setRefusal] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  return {
    stay: arrival && rules ? shortestStay(arrival, rules.minimumNights) : undefined,
    refusal,
    isMissing: isMissing && arrival === undefined,
    miss: () => {
      setIsMissing(true);
    },
    choose: (day: Day) => {
      const obstacle = rules && findObstacle(day, rules);
      setRefusal(obstacle && explainObstacle(day, obstacle));
      if (!obstacle) setArrival(day);
    },
  };
}
