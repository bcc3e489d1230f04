package io.millrace.common.query;

/** Where rows without a value go in an order. */
public enum NullHandling {

  /** Before all rows that have a value. */
  NULLS_FIRST,

  /** Behind all rows that have a value. */
  NULLS_LAST
}
