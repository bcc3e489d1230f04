package io.millrace.common.internal.persistence;

/**
 * How the rows are found of which some are to be locked: by an index, not further than a few, and
 * the best of these.
 *
 * @param columns the columns that say which rows are better, separated by commas, the id first
 * @param range the condition by which the index is read; its question marks are the first
 * @param order the order in which rows are looked at
 * @param index the index of that order, or null
 * @param most how many rows are looked at
 * @param better the order in which those are locked; it may have question marks
 */
public record LookAhead(
    String columns, String range, String order, String index, int most, String better) {}
