import { useState, type ReactNode } from 'react';
import type { DomainSearchSettings } from '../../../kernel/facts/domain';
import { counted } from '../../../kernel/text/counted';
import { useStateTexts } from '../../../form/fields/use-state-texts';
import { useForm } from '../../../form/form-provider';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { FieldFrame } from '../../../ui/field-frame';
import { GroupFrame } from '../../../ui/group-frame';
import { SearchableCheckboxes } from '../../../ui/searchable-checkboxes';
import { Slider } from '../../../ui/slider';

interface SearchSettingsProps {
  id: string;
  /** What the button says that opens them. */
  title: string;
  value: DomainSearchSettings;
  onChange: (changes: Partial<DomainSearchSettings>) => void;
  /** The extensions to choose from. */
  extensions: readonly string[];
  /** Which of the settings show (DOM-13). */
  shown: { showUnavailable: boolean; maxLength: boolean; extensions: boolean };
  /** The words of the list of extensions. */
  texts: { legend: string; empty: string; noneFound: string };
  /** Further settings. */
  children?: ReactNode;
}

/** What a search asks for, or which of its results show; folded at first. */
export function SearchSettings({ id, title, value, onChange, extensions, shown, texts, children }: SearchSettingsProps) {
  const { text } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (!Object.values(shown).includes(true)) return null;
  return (
    <div className="charterform-advanced">
      <Button kind="link" expanded={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the settings in it
        <div
          id={id}
          className="charterform-settings"
          onKeyDown={(event) => {
            // Enter in a setting would press Continue.
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
          }}
        >
          {shown.showUnavailable && (
            <Checkbox
              id={`${id}-unavailable`}
              label={text('domains.showUnavailable')}
              checked={value.showUnavailable}
              onChange={(showUnavailable) => onChange({ showUnavailable })}
            />
          )}
          {shown.maxLength && (
            <FieldFrame id={`${id}-length`} label={text('domains.maxLength')}>
              <Slider
                id={`${id}-length`}
                min={5}
                max={63}
                value={value.maxLength}
                formatValue={(count) => text('domains.characters', { count })}
                onChange={(maxLength) => onChange({ maxLength })}
              />
            </FieldFrame>
          )}
          {children}
          {shown.extensions && (
            <Extensions
              id={`${id}-extensions`}
              chosen={value.TLDs}
              onChange={(TLDs) => onChange({ TLDs })}
              extensions={extensions}
              texts={texts}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface ExtensionsProps extends Pick<SearchSettingsProps, 'id' | 'extensions' | 'texts'> {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** A choice of extensions, of which none means all (DOM-14, DOM-16). */
function Extensions({ id, extensions, texts: { legend, empty, noneFound }, chosen, onChange }: ExtensionsProps) {
  const { text } = useForm();
  const texts = {
    ...useStateTexts(),
    search: text('domains.extensions.search'),
    total: (count: number) => counted(text, 'domains.extensions.total', count),
    noneFound,
  };
  return (
    <GroupFrame id={id} label={legend}>
      {extensions.length === 0 ? (
        <p className="charterform-hint">{empty}</p>
      ) : (
        <SearchableCheckboxes
          id={id}
          name={id}
          texts={texts}
          options={[...extensions].sort().map((tld) => ({ key: tld, label: tld }))}
          lastChosen={chosen.at(-1)}
          isChecked={(tld) => chosen.includes(tld)}
          onToggle={(tld, isOn) => onChange(isOn ? [...chosen, tld] : chosen.filter((other) => other !== tld))}
        >
          <div className="charterform-actions">
            <Button kind="link" onClick={() => onChange(extensions)}>
              {text('domains.selectAll')}
            </Button>
            <Button kind="link" onClick={() => onChange([])}>
              {text('domains.deselectAll')}
            </Button>
          </div>
        </SearchableCheckboxes>
      )}
    </GroupFrame>
  );
}
