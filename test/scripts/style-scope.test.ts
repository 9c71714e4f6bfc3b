import { describe, expect, it } from 'vitest';
import { styleFaults } from '../../scripts/check/style-scope.mjs';

describe('styleFaults', () => {
  it.each([
    '.charterform{color:red}',
    '.charterform *,.charterform ::before{box-sizing:border-box}',
    '.charterform-field:focus-within>label{color:red}',
    '.charterform-row input:checked+span{color:red}',
    '.charterform-input:checked+.charterform-mark{color:red}',
    '[data-theme=dark] .charterform{color:red}',
    ':where(.charterform) p{margin:0}',
    '@media (width<600px){.charterform-side{display:none}}',
    '@keyframes charterform-shake{to{translate:1px}}',
    '.charterform{font-size:var(--charterform-font-size,max(16px,1rem))}',
    '.charterform{--charterform-font-size:max(16px,1rem)}',
    '.charterform-a::before{content:"1rem !important"}',
  ])('accepts %s', (css) => {
    expect(styleFaults(css)).toEqual([]);
  });

  it.each([
    ['p{margin:0}', 'p reaches outside'],
    ['*{margin:0}', '* reaches outside'],
    ['body .btn{color:red}', 'body .btn reaches outside'],
    ['.charterforms{color:red}', 'reaches outside'],
    ['.charterform,p{color:red}', 'p reaches outside'],
    ['.charterform+p{color:red}', 'reaches outside'],
    ['.charterform-input:checked~span{color:red}', 'reaches outside'],
    ['p:not(.charterform){color:red}', 'reaches outside'],
    [':is(.charterform,.host) p{color:red}', 'reaches outside'],
    ['@media print{p{margin:0}}', 'reaches outside'],
    ['@supports (gap:1px){p{margin:0}}', 'reaches outside'],
    [':root .charterform{color:red}', ':root'],
    ['@layer base{.charterform{color:red}}', '@layer base'],
    ['@layer base,theme;', '@layer base, theme'],
    ['@property --charterform-x{syntax:"*";inherits:false}', '@property --charterform-x'],
    ['@keyframes shake{to{translate:1px}}', '@keyframes shake'],
    ['.charterform{color:red!important}', '!important'],
    ['.charterform{padding:1.5rem}', 'padding:1.5rem'],
    ['.charterform{--charterform-font-size:1rem;margin:var(--charterform-font-size,2rem)}', '2rem'],
  ])('refuses %s', (css, fault) => {
    const faults = styleFaults(css);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
