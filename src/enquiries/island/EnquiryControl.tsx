import { type EnquiryField, OTHER_SERVICE } from '../rules/fields.ts';
import {
  SelectField,
  TextField,
  type ControlProps,
  LongTextField,
} from '../../forms/island/Field.tsx';

interface EnquiryControlProps extends Pick<
  ControlProps,
  'id' | 'name' | 'value' | 'onChange' | 'error'
> {
  field: EnquiryField;
  services: readonly { value: string; label: string }[];
}

/** One field of the enquiry, as described in the table of fields. */
export function EnquiryControl({ field, services, ...bound }: EnquiryControlProps) {
  const { label, hint, required, control } = field;
  const props = { ...bound, label, hint, required: required !== 'never' };
  switch (control.kind) {
    case 'line': {
      const { type, autoComplete } = control;
      const line = <TextField {...props} type={type} autoComplete={autoComplete} width="full" />;
      return required === 'with-other' ? <div className="with-other">{line}</div> : line;
    }
    case 'text':
      return <LongTextField {...props} rows={control.rows} />;
    case 'service':
      return (
        <SelectField
          {...props}
          options={[
            { value: '', label: 'Choose a service' },
            ...services,
            { value: OTHER_SERVICE, label: 'Something else' },
          ]}
        />
      );
  }
}
