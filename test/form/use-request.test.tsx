import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, describe, it, vi } from 'vitest';
import { FormStage } from '../../gallery/form-stage';
import { TextField } from '../../src/form/fields/text-field';
import { ServicesProvider } from '../../src/form/services-context';
import { useRequest } from '../../src/form/use-request';
import type { Services } from '../../src/services/services';
import { requestsReducer } from '../../src/state/requests-slice';
import { deferred, fakeServices } from '../support/fake-services';
import { madeUp } from '../../gallery/made-up-path';

type Ask = (signal: AbortSignal) => Promise<string>;

/** Looks up the name of a company by what was typed, as a module would. */
function Lookup({ ask }: { ask: Ask }) {
  const { status, data, send } = useRequest<string>('company');
  return (
    <>
      <TextField path={madeUp('name')} />
      <button type="button" onClick={() => send({ ask, changes: (name) => ({ [madeUp('name')]: name }) })}>
        Look up
      </button>
      <output>{`${status} ${data ?? ''}`.trim()}</output>
    </>
  );
}

function setUp(ask: Ask) {
  const services = fakeServices();
  const store = configureStore({ reducer: combineReducers({ requests: requestsReducer }), middleware: () => new Tuple() });
  const view = render(
    <Provider store={store}>
      <ServicesProvider value={services as Services}>
        <FormStage id="stage" fields={[{ path: madeUp('name'), label: 'company.name' }]}>
          <Lookup ask={ask} />
        </FormStage>
      </ServicesProvider>
    </Provider>,
  );
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const output = () => screen.getByRole('status').textContent;
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  return { services, store, view, press, output, field };
}

describe('a request to a service', () => {
  it('is idle, loading, then loaded, and writes its answer', async () => {
    const answer = deferred<string>();
    const { press, output, field } = setUp(() => answer.promise);
    expect(output()).toBe('idle');
    await press('Look up');
    expect(output()).toBe('loading');
    await act(async () => answer.resolve('Pine LLC'));
    expect(output()).toBe('loaded Pine LLC');
    expect(field().value).toBe('Pine LLC');
  });

  it('leaves alone what the visitor has typed while it was under way', async () => {
    const answer = deferred<string>();
    const { press, output, field } = setUp(() => answer.promise);
    await press('Look up');
    await act(async () => void fireEvent.input(field(), { target: { value: 'Oak' } }));
    await act(async () => answer.resolve('Pine LLC'));
    expect(output()).toBe('loaded Pine LLC');
    expect(field().value).toBe('Oak');
  });

  it('that fails is logged, and can be sent again', async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('Pine LLC');
    const { services, press, output } = setUp(ask);
    await press('Look up');
    expect(output()).toBe('failed');
    expect(services.log.error).toHaveBeenCalledExactlyOnceWith('The request "company" failed.', expect.any(Error));
    await press('Look up');
    expect(output()).toBe('loaded Pine LLC');
  });

  it('gives way to a newer one, whichever answer comes last', async () => {
    const [first, second] = [deferred<string>(), deferred<string>()];
    const ask = vi.fn<Ask>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const { press, output } = setUp(ask);
    await press('Look up');
    await press('Look up');
    expect(ask.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
    await act(async () => second.resolve('Second'));
    await act(async () => first.resolve('First'));
    expect(output()).toBe('loaded Second');
  });

  it('ends with the component that asked', async () => {
    const answer = deferred<string>();
    const ask = vi.fn<Ask>(() => answer.promise);
    const { services, store, view, press } = setUp(ask);
    await press('Look up');
    view.unmount();
    expect(ask.mock.calls[0]![0].aborted).toBe(true);
    await act(async () => answer.reject(new Error('aborted')));
    expect(store.getState().requests).toEqual({});
    expect(services.log.error).not.toHaveBeenCalled();
  });
});
