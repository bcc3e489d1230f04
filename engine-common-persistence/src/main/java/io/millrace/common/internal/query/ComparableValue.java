package io.millrace.common.internal.query;

import io.millrace.common.internal.query.column.VariableColumn;

/**
 * A value in the form in which a variable's row holds it, so that the database can compare both.
 *
 * @param type the name of the type that stores it
 * @param column the column that holds it; null for the value null
 * @param stored what the column holds; null for the value null, and for one that the column is too
 *     short for, which no row can be found by
 * @param ordered whether the column's order is the order of the values
 */
record ComparableValue(String type, VariableColumn column, Object stored, boolean ordered) {}
