package io.millrace.bpmn.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.internal.command.StartProcessInstanceCommand;
import io.millrace.bpmn.internal.command.StartRequest;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.common.internal.command.*;
import io.millrace.common.internal.deployment.*;
import io.millrace.common.internal.expression.*;
import io.millrace.common.internal.persistence.*;
import io.millrace.common.internal.task.*;
import io.millrace.common.internal.variable.*;
import io.millrace.common.identity.IdentityProvider;
import java.nio.file.*;
import java.time.*;
import java.util.*;
import org.junit.jupiter.api.Test;

class CoreSmokeTest {
  static class Silent implements EventBus {
    public void processStarted(ExecutionEntity i, BpmnContext c) {}
    public void processEnded(ExecutionEntity i, String r, BpmnContext c) {}
    public void activityStarted(ExecutionEntity e, BpmnContext c) {}
    public void activityCompleted(ExecutionEntity e, BpmnContext c) {}
    public void activityCancelled(ExecutionEntity e, String r, BpmnContext c) {}
    public void sequenceFlowTaken(ExecutionEntity e, Flow f, BpmnContext c) {}
    public void eventReceived(ExecutionEntity e, String a, String t, BpmnContext c) {}
  }

  @Test
  void runs() throws Exception {
    var settings = new EngineSettings();
    var url = System.getProperty("smoke.url", "jdbc:h2:mem:x;DB_CLOSE_DELAY=-1");
    var pool = ConnectionPool.open(url, System.getProperty("smoke.user", "sa"), System.getProperty("smoke.password", ""), 5, Duration.ofSeconds(10));
    var tables = BpmnTables.create();
    var db = Database.of(pool, new TableNames(null, null), Duration.ofSeconds(10), true);
    new SchemaManager(db, tables, List.of("common", "bpmn")).start(SchemaUpdate.DROP_CREATE);
    var clock = new SettableClock(ZoneId.systemDefault());
    var commands = new CommandExecutor(new CommandEnvironment(db, new BlockIdGenerator(db), clock), new EngineTransactions(pool, null));
    IdentityProvider id = new IdentityProvider() {
      public String currentUserId() { return null; }
      public Collection<String> groupsOf(String u) { return List.of(); }
    };
    var parts = new BpmnPartsAssembly(settings, commands, tables, new Expressions(), new Variables(new VariableTypes(List.of()), List.of()),
        new io.millrace.common.delegate.DelegateFactory() { public <T> T create(Class<T> t) throws Exception { return t.getDeclaredConstructor().newInstance(); } }, id, new Silent()).build(() -> null);
    for (var name : List.of("startToEnd", "terminateUserTasks", "manyVariables", "parallelSubprocesses")) {
      var bytes = Files.readAllBytes(Path.of("../benchmark/src/main/resources/io/millrace/benchmark/scenario/" + name + ".bpmn20.xml"));
      var draft = new DeploymentDraft(new DeploymentDraft.Labels(name, null, null, "", null, null), List.of(new ResourceDraft(name + ".bpmn20.xml", bytes)), false, false);
      commands.execute(new DeployCommand(draft, "bpmn", parts.deployers()));
    }
    start(parts, "startToEnd", Map.of());
    start(parts, "terminateUserTasks", Map.of("a", 1, "b", "x"));
    var tasks = commands.execute(c -> c.unitOfWork().fetch(Read.where(TaskEntity.TABLE, "1 = 1 order by NAME_")));
    System.err.println("TASKS " + tasks.stream().map(TaskEntity::name).toList());
  }

  private static void start(BpmnParts parts, String key, Map<String, Object> vars) {
    var e = parts.commands().execute(new StartProcessInstanceCommand(new StartRequest(0, key, null, "", null, null, null, null, vars, Map.of()), parts.runtime()));
    System.err.println(key + " -> " + e.id() + " deleted=" + e.isDeleted());
    parts.commands().execute(c -> { c.unitOfWork().fetch(Read.where(HistoricActivityEntity.TABLE, "1=1")).forEach(a -> System.err.println("   " + a.activityType() + " " + a.activityId())); 
       c.unitOfWork().fetch(Read.where(ExecutionEntity.TABLE, "1=1")).forEach(a -> System.err.println("   exec " + a.id() + " parent " + a.parentId() + " at " + a.activityId())); return null; });
  }
}
