/**
 * Tests of the queries, and what the queries of the engines are tested with: a store, values, and a
 * caller of every criterion.
 *
 * <p>Tests of all modules call it. It may call the whole engine.
 */
package io.millrace.common.internal.query;
