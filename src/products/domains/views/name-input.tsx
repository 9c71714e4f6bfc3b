import { hostOf } from '../address-host';
import { maxNameLength } from '../search-terms';
import { useForm } from '../../../form/form-provider';
import { tldOptions, tldSelected } from '../state/domain-search-slice';
import { Select } from '../../../ui/select';
import { TextInput, type TextInputProps } from '../../../ui/text-input';
import { useDomainSearch } from './use-domains';

interface NameInputProps extends Pick<TextInputProps, 'id' | 'invalid' | 'describedBy' | 'required' | 'onBlur'> {
  onEnter: () => void;
  /** Called in place of pasting, for several names, which a field of one line would join. */
  onPasteLines: (text: string) => void;
}

/** The name to search for and its extension, as one address (DOM-01, DOM-02, DOM-07). */
export function NameInput({ onEnter, onPasteLines, ...control }: NameInputProps) {
  const { text } = useForm();
  const { dispatch, change, ...search } = useDomainSearch();
  const { enteredDomainName, selectedTLD } = search;
  return (
    <div
      className="charterform-joined"
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim();
        const host = hostOf(pasted);
        if (pasted.includes('\n') || host.includes(',')) {
          event.preventDefault();
          onPasteLines(pasted);
        } else if (host !== pasted) {
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
          change({ enteredDomainName: value.slice(0, selectionStart!) + host + value.slice(selectionEnd!) });
        }
      }}
    >
      <TextInput
        {...control}
        value={enteredDomainName}
        enterKeyHint="search"
        maxLength={maxNameLength}
        cutsLongText
        autoCapitalize="none"
        autoComplete="off"
        spellCheck="false"
        onInput={(typed) => change({ enteredDomainName: typed })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter would otherwise press Continue.
          event.preventDefault();
          onEnter();
        }}
      />
      <Select
        id={`${control.id}-ending`}
        label={text('domains.extension')}
        value={selectedTLD}
        options={[...new Set([...tldOptions(search), selectedTLD])].map((tld) => ({ key: tld, label: tld }))}
        onChange={(tld) => dispatch(tldSelected(tld))}
      />
    </div>
  );
}
