/**
 * Kills an engine's JVM under load and looks at what it left.
 *
 * <p>The test starts {@link io.millrace.bpmn.kill.LoadedEngine} in a JVM of its own.
 */
package io.millrace.bpmn.kill;
