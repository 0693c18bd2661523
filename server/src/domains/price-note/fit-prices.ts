import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/** A straight-line explanation of values by columns. */
export interface Fit {
  /** What is expected of a row. */
  predict: (row: readonly number[]) => number;
  /** By how much each column of the row moves it from the mean of all. */
  effects: (row: readonly number[]) => number[];
  /** For each given row, how far it lies from what the others alone would say of it. */
  errors: number[];
}

/**
 * Weight against effects that few rows speak for: a column held by one row alone takes half of what that row says.
 * With few ads most effects so stay near none, and the interval is wide instead of the reasons bold.
 */
const PENALTY = 1;

/**
 * Ridge regression around the means. Errors are those of leaving each row out, which the hat matrix tells without
 * fitting again.
 * @param rows one for each value, all of the same length; at least two. A column that is the same in all of them tells nothing.
 */
export function fitPrices(rows: readonly (readonly number[])[], values: readonly number[]): Fit {
  const count = rows.length;
  const means = columnMeans(rows);
  const mean = average(values);
  const telling = means.map((columnMean, column) => rows.some((row) => row[column] !== columnMean));
  const centre = (row: readonly number[]): number[] =>
    row.flatMap((value, column) => (telling[column] === true ? [value - (means[column] ?? 0)] : []));
  const centred = new Matrix(rows.map(centre));
  const normal = centred.transpose().mmul(centred);
  for (let column = 0; column < normal.columns; column++)
    normal.set(column, column, normal.get(column, column) + PENALTY);
  // Symmetric and, with the penalty, positive definite.
  const solved = new CholeskyDecomposition(normal).solve(centred.transpose());
  const residuals = values.map((value) => value - mean);
  const weights = solved.mmul(Matrix.columnVector(residuals)).to1DArray();
  const columnWeights = telling.map((tells) => (tells ? (weights.shift() ?? 0) : 0));
  const effects = (row: readonly number[]): number[] =>
    columnWeights.map((weight, column) => weight * ((row[column] ?? 0) - (means[column] ?? 0)));
  const predict = (row: readonly number[]): number => mean + sum(effects(row));
  const errors = rows.map((row, index) => {
    const leverage = 1 / count + sum(centred.getRow(index).map((value, column) => value * solved.get(column, index)));
    return ((values[index] ?? 0) - predict(row)) / (1 - leverage);
  });
  return { predict, effects, errors };
}

function columnMeans(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, column) => average(rows.map((row) => row[column] ?? 0)));
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
