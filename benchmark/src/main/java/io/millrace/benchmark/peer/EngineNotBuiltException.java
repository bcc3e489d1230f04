package io.millrace.benchmark.peer;

import java.nio.file.Path;

/** A peer's adapter has not been built; the text says how to. */
public class EngineNotBuiltException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  EngineNotBuiltException(String engine, Path missing) {
    super(
        "The engine "
            + engine
            + " is not built: there is no "
            + missing
            + ". Start with benchmark/run, which builds it, or say mvn -Ppeers -pl benchmark/peers/"
            + engine
            + " -am package.");
  }
}
