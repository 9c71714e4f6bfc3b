import type { OwnField, OwnStep } from './types';

/** What is drawn, and what a field draws in the form. */
type Drawn = unknown;

/** A field of the form at a path that the module declares. */
type FieldOf<Props = {}> = (props: { path: string; hint?: string } & Props) => Drawn;

/** A choice that a view offers in place of the declared options. */
interface KitOption {
  key: string;
  label: string;
  info?: string | undefined;
  price?: string | undefined;
}

/** The renderer of the form and the parts that modules are made of. A view must be drawn with it, and with no other React. */
export interface Kit {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): Drawn;
  Fragment: unknown;
  useCallback<Call>(call: Call, needs: readonly unknown[]): Call;
  useEffect(effect: () => void | (() => void), needs?: readonly unknown[]): void;
  useId(): string;
  useMemo<Value>(make: () => Value, needs: readonly unknown[]): Value;
  useRef<Value>(initial: Value): { current: Value };
  useState<Value>(initial: Value | (() => Value)): [Value, (next: Value | ((last: Value) => Value)) => void];
  /** The answer at a path, read anew when it changes. */
  useAnswer(path: string): unknown;
  /** Changes answers by their paths. */
  useChange(): (changes: Readonly<Record<string, unknown>>) => void;
  /** The form's text function, and its handle. */
  useForm(): { text: (key: string, params?: Readonly<Record<string, string | number>>) => string; idPrefix: string; form: KitForm };
  /** A value that is read from the form, and read anew when it changes. */
  useFormValue<Value>(read: (form: KitForm) => Value, isEqual?: (last: Value, next: Value) => boolean): Value;
  /** What a product costs now, such as `$29.00`; undefined where that is not known. */
  usePrice(role: string): string | undefined;
  /** The sentence of a key in the form's language. */
  useWords(): (key: string) => string;
  CheckboxField: FieldOf<{ label?: string }>;
  CountryField: FieldOf;
  DateField: FieldOf;
  /** Draws the fields as they are declared. */
  DefaultView: (props: { fields: readonly OwnField[] }) => Drawn;
  EmailField: FieldOf;
  FileField: FieldOf;
  ListField: (props: { path: string; children: (index: number) => Drawn }) => Drawn;
  MultiSelectField: FieldOf;
  PasswordField: FieldOf;
  RadioField: FieldOf<{ options?: readonly KitOption[]; layout?: 'cards' | 'pairs' | 'rows' }>;
  SelectField: FieldOf<{ options?: readonly KitOption[] }>;
  StateField: FieldOf;
  TextAreaField: FieldOf;
  TextField: FieldOf;
  /** Declares what a use of a module may say: `params: { count: kit.params.whole(1, 3) }`. */
  params: {
    text(initial?: string): object;
    flag(initial?: boolean): object;
    oneOf(values: readonly string[], initial?: string): object;
    whole(min: number, initial?: number): object;
    list(item: object, initial?: readonly unknown[]): object;
    role(): object;
    requiredRole(): object;
  };
  /** The steps that the built-in orders share. */
  steps: {
    contact: OwnStep;
    /** The review and the payment. */
    last: readonly OwnStep[];
    /** Contact, optional items, questions of products, review and payment. */
    checkout(extras?: { sellsAgent?: boolean; optIns?: readonly string[] }): readonly OwnStep[];
  };
}

/** What a view may ask of its form. */
interface KitForm {
  get(path: string): unknown;
  change(changes: Readonly<Record<string, unknown>>): void;
}
