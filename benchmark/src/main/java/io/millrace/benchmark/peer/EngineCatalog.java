package io.millrace.benchmark.peer;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.MillraceFactory;
import io.millrace.benchmark.floor.FloorEngine;
import io.millrace.benchmark.floor.FloorFactory;
import io.millrace.benchmark.floor.FloorForm;
import io.millrace.benchmark.floor.GroupedFloorFactory;
import io.millrace.benchmark.floor.RowsFloorFactory;
import io.millrace.benchmark.floor.StringFloorFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The engines that can be measured.
 *
 * @param entries in the order in which they are listed
 */
public record EngineCatalog(List<EngineEntry> entries) {

  /** The name of Millrace, to which the others are compared. */
  public static final String MILLRACE = "millrace";

  private static final String ADAPTERS = "io.millrace.benchmark.peers.";

  /** Keeps a copy of the list. */
  public EngineCatalog {
    entries = List.copyOf(entries);
  }

  /**
   * Lists Millrace and the floors, with the class path of this JVM, and the peers, with those that
   * the build made.
   *
   * @param module the directory of the module {@code benchmark}
   * @return the engines
   */
  public static EngineCatalog of(Path module) {
    return new EngineCatalog(
        List.of(
            new EngineEntry(MILLRACE, MillraceFactory.class.getName(), EngineCatalog::classPath),
            peer(module, "flowable-8", "flowable8.Flowable8Factory"),
            peer(module, "flowable-6", "flowable6.Flowable6Factory"),
            peer(module, "flowable-5", "flowable5.Flowable5Factory"),
            peer(module, "camunda-7", "camunda.CamundaFactory"),
            peer(module, "operaton", "operaton.OperatonFactory"),
            peer(module, "flowable-cmmn-7", "flowablecmmn7.FlowableCmmn7Factory"),
            peer(module, "flowable-cmmn-6", "flowablecmmn6.FlowableCmmn6Factory"),
            floor(FloorForm.SINGLE, FloorFactory.class),
            floor(FloorForm.GROUPED, GroupedFloorFactory.class),
            floor(FloorForm.STRING, StringFloorFactory.class),
            floor(FloorForm.ROWS, RowsFloorFactory.class)));
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static EngineEntry floor(FloorForm form, Class<? extends EngineFactory> factory) {
    return new EngineEntry(
        form.engine(),
        factory.getName(),
        EngineCatalog::classPath,
        point -> FloorEngine.knows(point.scenario().name(), point.history()));
  }

  /**
   * Names a peer, with the class path that the build made.
   *
   * @param module the directory of the module {@code benchmark}
   * @param name the peer's name and directory
   * @param factory the class that opens it, below the package of all peers
   * @return the peer
   */
  public static EngineEntry peer(Path module, String name, String factory) {
    return new EngineEntry(name, ADAPTERS + factory, new PeerClassPath(module, name));
  }

  /**
   * Finds engines by their names.
   *
   * @param names names with commas between them
   * @return the engines, each once, in the order given
   * @throws IllegalArgumentException if there is none of a name; the text names those there are
   */
  public List<EngineEntry> named(String names) {
    return Arrays.stream(names.split(",", -1)).map(String::trim).distinct().map(this::one).toList();
  }

  private EngineEntry one(String name) {
    return entries.stream()
        .filter(entry -> entry.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "No engine is named '"
                        + name
                        + "'. There are "
                        + String.join(", ", entries.stream().map(EngineEntry::name).toList())
                        + "."));
  }
}
