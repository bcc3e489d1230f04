package io.millrace.bpmn.builder;

/** Adds nodes to a branch, or to what is in a sub-process. Not thread-safe. */
public final class BranchBuilder extends FlowBuilder<BranchBuilder> {

  BranchBuilder(Sketch sketch) {
    super(sketch);
  }

  @Override
  BranchBuilder self() {
    return this;
  }
}
