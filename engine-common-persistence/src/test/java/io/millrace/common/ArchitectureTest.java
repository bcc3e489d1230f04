package io.millrace.common;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;

import com.tngtech.archunit.lang.ArchRule;
import io.millrace.test.architecture.ArchitectureChecks;
import io.millrace.test.architecture.NamedExceptions;
import io.millrace.test.architecture.SharedRules;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {

  private static final NamedExceptions USERS_OF_SQL =
      new NamedExceptions(
          Map.ofEntries(
              entry(
                  "io.millrace.common.internal.command.EngineTransactions",
                  "keeps the connection that the application handed in"),
              entry(
                  "io.millrace.common.internal.engine.EngineGround",
                  "opens the engine's own pool and closes it with the engine"),
              entry(
                  "io.millrace.common.internal.command.TransactionListeners",
                  "gives the listeners the connection of the transaction they listen to"),
              entry(
                  "io.millrace.common.delegate.DelegateScope",
                  "connection() hands user code the transaction it runs in"),
              entry(
                  "io.millrace.common.internal.delegate.UserCodeScope",
                  "connection() hands user code the transaction it runs in"),
              entry(
                  "io.millrace.common.transaction.JoinedTransaction",
                  "the application hands in the connection of its own transaction"),
              entry(
                  "io.millrace.common.transaction.TransactionalEngine",
                  "the caller hands in the connection of its own transaction"),
              entry(
                  "io.millrace.common.transaction.TransactionContext",
                  "transaction listeners write in the transaction they listen to"),
              entry(
                  "io.millrace.common.transaction.TransactionIntegration",
                  "a transaction manager's own failures are SQLExceptions"),
              entry(
                  "io.millrace.common.transaction.BegunTransaction",
                  "as a joined transaction, it is one of a connection that the application leads"),
              entry(
                  "io.millrace.common.internal.command.CommandExecutor",
                  "decides by the SQLException whether to run the command again"),
              entry(
                  "io.millrace.common.internal.variable.type.TimeTypes",
                  "the dates of JDBC are values of variables")));

  private static final NamedExceptions USERS_OF_CLOCK =
      new NamedExceptions(
          Map.of(
              "io.millrace.common.internal.command.SettableClock",
              "it is the clock that everybody else asks",
              "io.millrace.common.internal.persistence.DatabaseTime",
              "it measures how far this machine's clock is off the database's",
              "io.millrace.common.internal.job.Heartbeat",
              "it tells the other nodes how far this machine's clock is off",
              "io.millrace.common.internal.persistence.BlockIdGenerator",
              "ids are only roughly ordered by time, and their order is kept when the clock goes"
                  + " back"));

  private static final NamedExceptions USERS_OF_THREAD =
      new NamedExceptions(
          Map.of(
              "io.millrace.common.internal.command.CommandExecutor",
              "keeps the one reference by which nested calls join the running command",
              "io.millrace.common.internal.command.EngineTransactions",
              "nested calls use the connection that the application handed in",
              "io.millrace.common.internal.closing.CallsUnderWay",
              "a call inside another one is part of it, also when the engine is being closed",
              "io.millrace.common.internal.service.AuthenticatedUsers",
              "the API names the user of a thread"));

  @TestFactory
  Stream<DynamicTest> sharedLayerKeepsItsRules() {
    var rules =
        Stream.concat(
            SharedRules.of(USERS_OF_SQL, USERS_OF_CLOCK, USERS_OF_THREAD).stream(),
            Stream.of(knowsNoEngine(), conceptsHaveNoCycles()));
    return ArchitectureChecks.of("io.millrace.common", rules);
  }

  private static ArchRule knowsNoEngine() {
    return noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.millrace.bpmn..", "io.millrace.cmmn..")
        .because(
            "both engines stand on this layer; declare an interface here that the engine"
                + " implements");
  }

  private static ArchRule conceptsHaveNoCycles() {
    return slices()
        .matching("io.millrace.common.internal.(*)..")
        .should()
        .beFreeOfCycles()
        .ignoreDependency(nameMatching(".*\\.scope\\.ScopeOwner"), alwaysTrue())
        .as("concepts have no cycles, but for the port ScopeOwner, which names what it is told of")
        .because("a package must be readable alone; move the shared type to the lower one")
        .allowEmptyShould(true);
  }
}
