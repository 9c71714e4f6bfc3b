import { readPageConfig, type ConfigReading } from '../../src/kernel/page-config/read-page-config';
import { formList } from '../../src/forms/form-list';

/** A page config read as the widget reads it, by the form types that are built. */
export const readConfig = (raw: unknown): ConfigReading => readPageConfig(raw, { formTypes: Object.keys(formList) });
