import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileInput, type FileInputProps } from '../../src/ui/file-input';

const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf' });
const letter = new File(['letter'], 'letter.pdf', { type: 'application/pdf' });

function Resume({ onFile = () => {}, ...rest }: { onFile?: (file: File | null) => void } & Partial<FileInputProps>) {
  const [file, setFile] = useState<File | null>(null);
  const change = (chosen: File | null) => {
    onFile(chosen);
    setFile(chosen);
  };
  return (
    <>
      <label htmlFor="r">Resume</label>
      <FileInput
        id="r"
        name="resume"
        chosen={file ? { name: file.name, size: `${file.size} byte` } : undefined}
        onChange={change}
        chooseText="Choose a file"
        dropText="or drop it here"
        replaceText="Replace"
        removeText="Remove"
        removeLabel={`Remove ${file?.name}`}
        {...rest}
      />
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Resume');
const whole = () => input().parentElement!.textContent;

describe('FileInput', () => {
  it('yields the chosen file, and shows its name and size (FIELD-02)', async () => {
    const onFile = vi.fn();
    render(<Resume onFile={onFile} />);
    expect(whole()).toBe('Choose a file or drop it here');
    await userEvent.upload(input(), cv);
    expect(onFile.mock.calls).toEqual([[cv]]);
    expect(onFile.mock.calls[0]![0]).toBe(cv);
    expect(whole()).toContain('cv.pdf 2 byte');
    const described = document.getElementById(input().getAttribute('aria-describedby')!);
    expect(described!.textContent).toBe('cv.pdf 2 byte');
  });

  it('takes another file in its place', async () => {
    const onFile = vi.fn();
    render(<Resume onFile={onFile} />);
    await userEvent.upload(input(), cv);
    await userEvent.upload(input(), letter);
    expect(onFile).toHaveBeenLastCalledWith(letter);
    expect(whole()).toContain('letter.pdf');
    expect(whole()).not.toContain('cv.pdf');
  });

  it('lets go of the file, keeps the keyboard where it was, and takes the same file again', async () => {
    const onFile = vi.fn();
    render(<Resume onFile={onFile} />);
    await userEvent.upload(input(), cv);
    await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(onFile).toHaveBeenLastCalledWith(null);
    expect(whole()).toContain('Choose a file');
    expect(document.activeElement).toBe(input());
    await userEvent.upload(input(), cv);
    expect(onFile).toHaveBeenLastCalledWith(cv);
  });

  it('keeps its file where the visitor chooses none', async () => {
    const onFile = vi.fn();
    render(<Resume onFile={onFile} />);
    await userEvent.upload(input(), cv);
    fireEvent.change(input(), { target: { files: [] } });
    expect(onFile).toHaveBeenCalledTimes(1);
    expect(whole()).toContain('cv.pdf');
  });

  it('keeps the directions of a name to itself, so that it cannot pose as another type', async () => {
    render(<Resume />);
    const name = `cv_\u202efdp.exe${'x'.repeat(200)}.عربي`;
    await userEvent.upload(input(), new File([''], name));
    expect(screen.getByText(name).tagName).toBe('BDI');
  });

  it('offers what it is told to, and says what it must', () => {
    render(<Resume accept=".pdf" required invalid describedBy="r-hint r-error" />);
    const { type, accept, name } = input();
    expect([type, accept, name]).toEqual(['file', '.pdf', 'resume']);
    const wired = ['aria-required', 'aria-invalid', 'aria-describedby'].map((attribute) => input().getAttribute(attribute));
    expect(wired).toEqual(['true', 'true', 'r-hint r-error']);
  });

  it('can be neither changed nor emptied while it is disabled', () => {
    render(<Resume disabled chosen={{ name: 'cv.pdf', size: '2 byte' }} />);
    expect(input().disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(whole()).toBe('cv.pdf 2 byte');
  });

  it('shows that a file can be dropped while it is held over the field', () => {
    render(<Resume />);
    const isOver = () => input().parentElement!.hasAttribute('data-over');
    fireEvent.dragEnter(input());
    expect(isOver()).toBe(true);
    fireEvent.dragLeave(input());
    expect(isOver()).toBe(false);
    fireEvent.dragEnter(input());
    fireEvent.drop(input());
    expect(isOver()).toBe(false);
  });
});
