package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.CaseBuilder;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.common.transaction.TransactionState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A case engine without a process engine beside it uses what plug-ins register. */
@DatabaseTest
class CasePluginsTest {

  private final Database database;

  CasePluginsTest(Database database) {
    this.database = database;
  }

  private CaseEngine registering(Consumer<EngineExtensions> registration) {
    return new CaseEngine(database, settings -> settings.addPlugin(plugin(registration)));
  }

  private static EnginePlugin plugin(Consumer<EngineExtensions> registration) {
    return new EnginePlugin() {
      @Override
      public String getName() {
        return "test";
      }

      @Override
      public void configure(EngineExtensions extensions) {
        registration.accept(extensions);
      }
    };
  }

  private static CaseBuilder claim(String assignee) {
    return Cmmn.caseModel("claim").humanTask("check", task -> task.assignee(assignee));
  }

  private static String assignee(CaseEngine engine, String expression) {
    var model = claim(expression);
    engine.repository().createDeployment().addString("claim.cmmn", model.toXml()).deploy();
    var started = engine.start("claim");
    var assignee =
        engine
            .tasks()
            .createTaskQuery()
            .caseInstanceId(started.getId())
            .singleResult()
            .getAssignee();
    engine.checkInvariants();
    return assignee;
  }

  @Test
  void expressionsReachBeansAndWhatResolversFind() {
    try (var engine =
        registering(
            extensions ->
                extensions
                    .bean("team", new StringBuilder("kermit"))
                    .expressionResolver(
                        name -> name.equals("boss") ? Optional.of("piggy") : Optional.empty()))) {
      assertThat(assignee(engine, "${team.toString()}")).isEqualTo("kermit");
      assertThat(assignee(engine, "${boss}")).isEqualTo("piggy");
    }
  }

  @Test
  void listenersAndInterceptorsHearOfCases() {
    var heard = new ArrayList<EngineEventType>();
    var calls = new ArrayList<String>();
    var ends = new ArrayList<TransactionState>();
    var interceptor =
        new CommandInterceptor() {
          @Override
          public <T> T execute(CommandInvocation<T> invocation) {
            calls.add(invocation.commandName());
            return invocation.proceed();
          }
        };
    EngineEventListener listener = event -> heard.add(event.getType());
    try (var engine =
        registering(
            extensions ->
                extensions
                    .eventListener(listener)
                    .commandInterceptor(interceptor)
                    .transactionListener(
                        TransactionState.COMMITTED, context -> ends.add(context.getState())))) {
      engine.deploy("claim", "check");
      ends.clear();
      var started = engine.start("claim");
      engine.tasks().complete(engine.task(started, "check").getId());
    }
    assertThat(heard).contains(EngineEventType.TASK_CREATED, EngineEventType.TASK_COMPLETED);
    assertThat(calls).isNotEmpty();
    assertThat(ends).hasSizeGreaterThanOrEqualTo(2).containsOnly(TransactionState.COMMITTED);
  }

  @Test
  void aProviderOfAPluginGoesBeforeThatOfTheSettings() {
    try (var engine =
        new CaseEngine(
            database,
            settings ->
                settings
                    .setIdentityProvider(user("gonzo"))
                    .addPlugin(
                        plugin(
                            extensions ->
                                extensions
                                    .identityProvider(user("kermit"))
                                    .tenantProvider(() -> "acme"))))) {
      var model = CaseEngine.caseOf("claim", "check");
      engine
          .repository()
          .createDeployment()
          .addString("claim.cmmn", model)
          .tenantId("acme")
          .deploy();
      var started = engine.start("claim");
      assertThat(started.getStartUserId()).isEqualTo("kermit");
      assertThat(started.getTenantId()).isEqualTo("acme");
    }
  }

  private static IdentityProvider user(String name) {
    return new IdentityProvider() {
      @Override
      public String currentUserId() {
        return name;
      }

      @Override
      public Collection<String> groupsOf(String userId) {
        return List.of();
      }
    };
  }

  @Test
  void aPluginOfAnAddedEngineIsRefused() {
    var added = new CmmnEngineConfiguration().addPlugin(plugin(extensions -> {}));
    assertThatThrownBy(added::enginePart)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("plugins");
  }

  @Test
  void aPluginThatRegistersNullIsNamed() {
    assertThatThrownBy(() -> registering(extensions -> extensions.bean("team", null)).close())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'test'");
  }
}
