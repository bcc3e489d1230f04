/**
 * What the benchmark asks of an engine, in types of its own, and the adapter that answers for
 * Millrace. Scenarios call it through {@link io.millrace.benchmark.engine.EngineCalls}; the
 * measuring code opens, checks and closes it through {@link
 * io.millrace.benchmark.engine.EngineUnderTest}. Only an adapter may call an engine, and only its
 * public API; the interfaces show nothing but types of the JDK and of this package, so that an
 * adapter can live behind a class loader of its own.
 */
package io.millrace.benchmark.engine;
