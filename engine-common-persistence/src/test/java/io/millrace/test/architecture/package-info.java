/**
 * The rules of who may use whom, written once for all modules.
 *
 * <p>Each module's {@code ArchitectureTest} calls {@link
 * io.millrace.test.architecture.SharedRules}, {@link io.millrace.test.architecture.EngineRules} and
 * {@link io.millrace.test.architecture.SourceRules}.
 *
 * <p>It calls ArchUnit and reads the module's files.
 */
package io.millrace.test.architecture;
