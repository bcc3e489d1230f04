package io.millrace.bpmn.reference;

/** Does what service and script tasks do. */
final class Worker {

  private final Run run;

  Worker(Run run) {
    this.run = run;
  }

  void work(Visit visit) {
    var work = visit.node.traits().work();
    long number = visit.vars.number(work.variable());
    switch (work.type()) {
      case SET -> run.set(visit.vars, work.variable(), (long) work.value());
      case ADD -> run.set(visit.vars, work.variable(), number + work.value());
      case ERROR -> {
        if (number >= work.value()) {
          run.hit(Construct.ERROR_OF_WORK);
          run.events().raise(visit.host(), null, work.code());
          return;
        }
      }
      case FAIL -> {
        if (number >= work.value()) {
          run.hit(Construct.FAILURE);
          throw new Refusal("failed at " + visit.node.id());
        }
      }
    }
    run.hit(visit.node.is(Kind.SCRIPT_TASK) ? Construct.SCRIPT_TASK : Construct.SERVICE_TASK);
    run.complete(visit);
  }
}
