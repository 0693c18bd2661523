import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Tells each of the five web vitals of a document once it is known, rated by the thresholds of the specification, which are the library's. */
export function watchVitals(tell: (vital: { vital: string; value: number; rating: string }) => void): void {
  const report = ({ name, value, rating }: Metric): void =>
    tell({ vital: name, value: Math.round(value * 1000) / 1000, rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
