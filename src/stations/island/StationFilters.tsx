import type { ConnectorFilter } from '../rules/station.ts';
import { CONNECTOR_TYPES } from '../../content/model/schemas/connector-types.ts';
import { SelectField } from '../../forms/island/Field.tsx';

interface FiltersProps {
  filter: ConnectorFilter;
  onChange: (filter: ConnectorFilter) => void;
  shown: number;
}

const TYPES = [
  { value: '', label: 'Any connector' },
  ...CONNECTOR_TYPES.map((type) => ({ value: type, label: type })),
];
const POWERS = [
  { value: '0', label: 'Any power' },
  ...[7, 22, 50].map((power) => ({ value: String(power), label: `${power} kW or more` })),
];

/** Narrows the list to stations with a connector of the chosen type and power. */
export function StationFilters({ filter, onChange, shown }: FiltersProps) {
  return (
    <>
      <div className="field-row mb-4 grid-cols-2 [&_select]:w-full">
        <SelectField
          id="wish-type"
          name="connector"
          label="Connector"
          value={filter.type}
          onChange={(value) => {
            onChange({ ...filter, type: CONNECTOR_TYPES.find((type) => type === value) ?? '' });
          }}
          options={TYPES}
        />
        <SelectField
          id="wish-power"
          name="power"
          label="Power"
          value={String(filter.power)}
          onChange={(value) => {
            onChange({ ...filter, power: Number(value) });
          }}
          options={POWERS}
        />
      </div>
      {shown === 0 && <p>No stations match these filters.</p>}
    </>
  );
}
