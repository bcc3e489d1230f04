package io.millrace.benchmark.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineCatalogTest {

  @TempDir private Path module;

  @Test
  void namesAreTakenOnceInTheOrderGiven() {
    assertThat(EngineCatalog.of(module).named("camunda-7, Millrace,camunda-7"))
        .extracting(EngineEntry::name)
        .containsExactly("camunda-7", "millrace");
  }

  @Test
  void anUnknownNameIsRefusedWithTheNamesThereAre() {
    assertThatThrownBy(() -> EngineCatalog.of(module).named("millrace,camunda-8"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "No engine is named 'camunda-8'. There are millrace, flowable-8, flowable-6,"
                + " flowable-5, camunda-7, operaton, flowable-cmmn-7, flowable-cmmn-6, floor,"
                + " floor-grouped, floor-string, floor-rows.");
  }

  @Test
  void aPeerThatIsNotBuiltSaysHowToBuildIt() {
    EngineEntry peer = EngineCatalog.of(module).named("operaton").get(0);

    assertThatThrownBy(() -> peer.classPath().get())
        .isInstanceOf(EngineNotBuiltException.class)
        .hasMessageContaining("operaton is not built")
        .hasMessageContaining("mvn -Ppeers -pl benchmark/peers/operaton -am package");
  }

  @Test
  void aPeersClassPathIsTheBenchmarksThenItsOwn() throws IOException {
    Files.createDirectories(module.resolve("target/classes"));
    Files.writeString(module.resolve("target/worker-class-path"), "shared.jar\n");
    Files.createDirectories(module.resolve("peers/operaton/target/classes"));
    Files.writeString(module.resolve("peers/operaton/target/class-path"), "own.jar");

    assertThat(
            EngineCatalog.of(module)
                .named("operaton")
                .get(0)
                .classPath()
                .get()
                .split(File.pathSeparator))
        .containsExactly(
            module.resolve("target/classes").toString(),
            "shared.jar",
            module.resolve("peers/operaton/target/classes").toString(),
            "own.jar");
  }
}
