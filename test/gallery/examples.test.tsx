import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleList } from '../../gallery/example-list';

afterEach(() => vi.restoreAllMocks());

describe.each(exampleList.map((widget) => [widget.title, widget] as const))('%s', (_, { widget, examples }) => {
  it.each(examples.map((example) => [example.state, example] as const))('can be shown %s', (state, { View }) => {
    const complaint = vi.spyOn(console, 'error');
    const { container } = render(
      <div className="charterform">
        <View id={`${widget}-${state}`.replace(/\W/g, '-')} />
      </div>,
    );
    expect(container.firstChild?.childNodes).not.toHaveLength(0);
    expect(complaint).not.toHaveBeenCalled();
  });
});
