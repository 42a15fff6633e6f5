import { choose } from '../../values/choices.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CalculatorFields, type TabsFieldProps } from './CalculatorFields.tsx';

/** Tabs with the fields that are shown for one of their answers only. */
export function TabsField({ label, choices, fallback, control, ...props }: TabsFieldProps) {
  const { name } = props;
  const value = choose(choices, control.value, fallback);
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <Tabs {...control} label={label} tabs={choices} value={value}>
        <CalculatorFields {...props} within={name} />
      </Tabs>
    </>
  );
}
