/**
 * A tiny engine on the shared layer: instances that own steps, tasks, variables and links, and do
 * nothing else.
 *
 * <p>Tests of the shared layer call it; it may use the shared layer.
 */
package io.millrace.test.engine;
