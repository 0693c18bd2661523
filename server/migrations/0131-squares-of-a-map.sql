-- How many squares of a map ads lie in, by zoom 4 to 14: without it the planner takes every ad for a square of its own,
-- and counts them all in one process instead of two.
CREATE STATISTICS ls_squares_04 ON (cell >> 40) FROM ls;
CREATE STATISTICS ls_squares_05 ON (cell >> 38) FROM ls;
CREATE STATISTICS ls_squares_06 ON (cell >> 36) FROM ls;
CREATE STATISTICS ls_squares_07 ON (cell >> 34) FROM ls;
CREATE STATISTICS ls_squares_08 ON (cell >> 32) FROM ls;
CREATE STATISTICS ls_squares_09 ON (cell >> 30) FROM ls;
CREATE STATISTICS ls_squares_10 ON (cell >> 28) FROM ls;
CREATE STATISTICS ls_squares_11 ON (cell >> 26) FROM ls;
CREATE STATISTICS ls_squares_12 ON (cell >> 24) FROM ls;
CREATE STATISTICS ls_squares_13 ON (cell >> 22) FROM ls;
CREATE STATISTICS ls_squares_14 ON (cell >> 20) FROM ls;
ANALYZE ls;
