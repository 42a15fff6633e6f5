/** What a heat pump warms: radiators or a floor, and the water in its cylinder. */
export type HeatSink = 'radiators' | 'floor' | 'water';

/**
 * COP by the lift from the air to the flow, K: When2Heat (Ruhnau, Hirth, Praktiknjo, Scientific Data 2019), air source,
 * with its correction from laboratory to field; parameters at 95e73c5, MIT.
 */
const CURVE = { constant: 6.08, perK: -0.0941, perK2: 0.000464 } as const;
const FIELD_CORRECTION = 0.85;
const LEAST_LIFT_K = 15;

/** Temperature of the flow, °C, at a temperature outdoors, °C. */
const FLOW_C: Readonly<Record<HeatSink, (outdoorC: number) => number>> = {
  radiators: (outdoorC) => 40 - outdoorC,
  floor: (outdoorC) => 30 - 0.5 * outdoorC,
  water: () => 50,
};

/** kWh of heat from an air-source heat pump for each kWh of electricity. */
export function heatPumpCop(sink: HeatSink, outdoorC: number): number {
  const lift = Math.max(LEAST_LIFT_K, FLOW_C[sink](outdoorC) - outdoorC);
  return FIELD_CORRECTION * (CURVE.constant + CURVE.perK * lift + CURVE.perK2 * lift ** 2);
}
