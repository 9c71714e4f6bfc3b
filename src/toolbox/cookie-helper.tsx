import { useState } from 'react';
import { Button } from '../ui/button';
import { cookieNames, removeCookie, setCookie } from './page-cookies';
import { RemoveButton } from './remove-button';
import { sentences } from './sentences';

/** Sets and removes cookies of the page; it shows no values, which may be secrets. */
export function CookieHelper({ page }: { page: Document }) {
  const [names, setNames] = useState(() => cookieNames(page));
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [days, setDays] = useState('');
  const refresh = () => setNames(cookieNames(page));
  return (
    <>
      <ul>
        {names.map((cookie) => (
          <li key={cookie}>
            <code>{cookie}</code>
            <RemoveButton
              what={cookie}
              onRemove={() => {
                removeCookie(page, cookie);
                refresh();
              }}
            />
          </li>
        ))}
      </ul>
      {names.length === 0 && <p>{sentences.noCookies}</p>}
      <label>
        {sentences.cookieName}
        <input className="charterform-input" value={name} onInput={(event) => setName(event.currentTarget.value.trim())} />
      </label>
      <label>
        {sentences.cookieValue}
        <input className="charterform-input" value={value} onInput={(event) => setValue(event.currentTarget.value)} />
      </label>
      <label>
        {sentences.cookieDays}
        <input className="charterform-input" inputMode="decimal" value={days} onInput={(event) => setDays(event.currentTarget.value)} />
      </label>
      <Button
        kind="soft"
        disabled={!/^[\w!#$%&'*+.^`~-]+$/.test(name)}
        onClick={() => {
          setCookie(page, name, value, Number(days));
          refresh();
        }}
      >
        {sentences.setCookie}
      </Button>
    </>
  );
}
