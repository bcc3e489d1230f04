/**
 * How the parts of an engine tell what they measure.
 *
 * <p>Everything in the engines may call it; it calls what the application has set, and nothing
 * else.
 */
package io.millrace.common.internal.metrics;
