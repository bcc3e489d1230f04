package io.millrace.benchmark.peer;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * The class path of a peer's process, as the build wrote it down: first the benchmark's classes and
 * the few libraries that must be the same for all engines (drivers, pool, logging, what measures
 * and reports), then the adapter, then the engine with exactly what its own POM asks for.
 *
 * @param module the directory of the module {@code benchmark}
 * @param name the peer's name and directory
 */
record PeerClassPath(Path module, String name) implements Supplier<String> {

  @Override
  public String get() {
    Path peer = module.resolve("peers").resolve(name).resolve("target");
    return String.join(
        File.pathSeparator,
        existing(module.resolve("target/classes")).toString(),
        content(module.resolve("target/worker-class-path")),
        existing(peer.resolve("classes")).toString(),
        content(peer.resolve("class-path")));
  }

  private Path existing(Path path) {
    if (!Files.exists(path)) {
      throw new EngineNotBuiltException(name, path);
    }
    return path;
  }

  private String content(Path file) {
    try {
      return Files.readString(existing(file)).trim();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + file + ".", e);
    }
  }
}
