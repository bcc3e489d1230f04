/**
 * What an engine measures, and who is told.
 *
 * <p>Applications give an engine an implementation by its configuration, and the engine calls it.
 * It depends on the JDK alone, but for the one class that binds it to Micrometer.
 */
package io.millrace.common.metrics;
