package io.millrace.benchmark.jobs;

import io.millrace.benchmark.peer.EngineEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the nodes of a run and ends all of them with it. {@link #stop()} may be called by any
 * thread, all else by one.
 */
public final class NodeFleet implements AutoCloseable {

  private final List<String> jvmOptions;
  private final List<NodeProcess> started = new ArrayList<>();
  private boolean stopped;

  /**
   * Creates a fleet without nodes.
   *
   * @param jvmOptions the options of every node's JVM
   */
  public NodeFleet(List<String> jvmOptions) {
    this.jvmOptions = List.copyOf(jvmOptions);
  }

  /** Starts a node and has it open its engine; {@link NodeProcess#answer} says when it has. */
  synchronized NodeProcess open(EngineEntry engine, NodeOrder.Open open) {
    if (stopped) {
      throw new NodeFailedException("Stopped before it began.", false);
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmOptions);
    command.add("-cp");
    command.add(engine.classPath().get());
    command.add(NodeMain.class.getName());
    NodeProcess node = NodeProcess.start(open.node(), new ProcessBuilder(command));
    started.add(node);
    node.send(NodeOrder.open(open));
    return node;
  }

  /** Ends nodes that are no longer needed. */
  synchronized void end(List<NodeProcess> nodes) {
    nodes.forEach(NodeProcess::stop);
    nodes.forEach(NodeProcess::close);
    started.removeAll(nodes);
  }

  /** Ends all nodes, and lets no other begin. */
  public synchronized void stop() {
    stopped = true;
    started.forEach(NodeProcess::stop);
  }

  /**
   * Tells whether {@link #stop()} was called.
   *
   * @return true if no node begins any more
   */
  public synchronized boolean isStopped() {
    return stopped;
  }

  @Override
  public void close() {
    end(List.copyOf(started));
  }
}
