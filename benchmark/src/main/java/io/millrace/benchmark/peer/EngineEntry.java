package io.millrace.benchmark.peer;

import java.util.function.Supplier;

/**
 * An engine that can be measured.
 *
 * @param name what the command line and the reports call it
 * @param factory the name of the class that opens it
 * @param classPath finds the class path of its process; throws {@link EngineNotBuiltException} if
 *     the build has not made it
 */
public record EngineEntry(String name, String factory, Supplier<String> classPath) {}
