import { useState } from 'react';
import type { StepForm } from './use-step-form';

/** The value of a field whose choice changes what else is asked. */
export function useChoice(
  { initial }: StepForm,
  name: string,
  otherwise = '',
): readonly [string, (value: string) => void] {
  return useState(initial[name] ?? otherwise);
}
