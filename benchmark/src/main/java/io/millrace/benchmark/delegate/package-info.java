/**
 * The user code that the benchmark's models name in their service tasks. The engine under test
 * makes and calls it; the classes in {@code org.flowable}, whose names models of that engine use,
 * extend it. It may call the delegate API of the engine and nothing else.
 */
package io.millrace.benchmark.delegate;
